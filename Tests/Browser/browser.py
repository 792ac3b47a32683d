# SPDX-License-Identifier: MIT
"""A headless Chromium, driven over its own pipe: no driver, no package, nothing to install but the browser."""

import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time


class BrowserError(Exception):
    """The browser, or a script in the page, said no."""


def find():
    """The browser of this machine."""
    for name in ("chromium", "chromium-browser", "google-chrome", "chrome"):
        path = shutil.which(name)
        if path:
            return path
    path = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    if os.path.exists(path):
        return path
    raise BrowserError("no browser: install Debian's 'chromium', or run Scripts/setup")


class Browser:
    """One browser. Messages are JSON, ended by a zero byte: written to its descriptor 3, read from its 4."""

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="sightline-browser-")
        to_read, self.to = os.pipe()
        self.back, to_write = os.pipe()

        def descriptors():
            # Out of the way first: either of them may be 3 or 4 itself.
            a, b = os.dup(to_read), os.dup(to_write)
            a, b = os.dup2(a, 20), os.dup2(b, 21)
            os.dup2(a, 3)
            os.dup2(b, 4)

        flags = [
            "--headless=new", "--remote-debugging-pipe", "--user-data-dir=" + self.folder, "--no-first-run",
            "--no-default-browser-check", "--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking",
            "--disable-component-update", "--disable-sync", "--hide-scrollbars", "--force-color-profile=srgb",
            "--lang=en-US", "--mute-audio",
        ]
        if os.geteuid() == 0:
            flags.append("--no-sandbox")
        self.log = open(os.path.join(self.folder, "browser.log"), "w")
        self.process = subprocess.Popen(
            [find(), *flags, "about:blank"], stdout=self.log, stderr=self.log, stdin=subprocess.DEVNULL,
            preexec_fn=descriptors, close_fds=False)
        os.close(to_read)
        os.close(to_write)
        self.number = 0
        self.rest = b""
        self.events = []

    def _read(self, until):
        while b"\0" not in self.rest:
            wait = until - time.monotonic()
            if wait <= 0 or not select.select([self.back], [], [], wait)[0]:
                return None
            data = os.read(self.back, 1 << 20)
            if not data:
                raise BrowserError("the browser has gone; see " + self.log.name)
            self.rest += data
        message, self.rest = self.rest.split(b"\0", 1)
        return json.loads(message)

    def send(self, method, session=None, timeout=60, **parameters):
        """Sends a command and waits for its answer; what else comes meanwhile is kept in `events`."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        os.write(self.to, json.dumps(message).encode() + b"\0")
        until = time.monotonic() + timeout
        while True:
            answer = self._read(until)
            if answer is None:
                raise BrowserError(method + " was not answered in %d s" % timeout)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise BrowserError(method + ": " + answer["error"].get("message", "?"))
                return answer.get("result", {})
            if "method" in answer:
                self.events.append(answer)

    def drain(self, seconds=0.0):
        """Takes in what has come in the meantime."""
        until = time.monotonic() + seconds
        while True:
            message = self._read(max(until, time.monotonic() + 0.001))
            if message is None:
                return
            if "method" in message:
                self.events.append(message)

    def close(self):
        try:
            self.send("Browser.close", timeout=10)
            self.process.wait(10)
        except (BrowserError, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.to)
        os.close(self.back)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


KEYS = {
    " ": (32, "Space"), "Enter": (13, "Enter"), "Escape": (27, "Escape"), "Tab": (9, "Tab"), "ArrowLeft": (37, "ArrowLeft"),
    "ArrowUp": (38, "ArrowUp"), "ArrowRight": (39, "ArrowRight"), "ArrowDown": (40, "ArrowDown"), "Home": (36, "Home"),
    "End": (35, "End"), "PageDown": (34, "PageDown"),
}


class Page:
    """One tab. Collects what is written to the console, what is thrown and what is asked of the network."""

    def __init__(self, browser, width=1440, height=900, scheme="light", motion="no-preference", language="en-US"):
        self.browser = browser
        self.target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=self.target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.send(domain + ".enable")
        self.downloads = tempfile.mkdtemp(prefix="sightline-saved-")
        browser.send("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.downloads, eventsEnabled=True)
        self.send("Emulation.setUserAgentOverride", userAgent="Sightline tests", acceptLanguage=language)
        self.send("Page.addScriptToEvaluateOnNewDocument",
                  source="Object.defineProperty(navigator,'languages',{get:()=>[%s]})" % json.dumps(language))
        self.look(width, height, scheme, motion)

    def send(self, method, **parameters):
        return self.browser.send(method, session=self.session, **parameters)

    def look(self, width=None, height=None, scheme=None, motion=None):
        """Sets size and preferences; what is left out stays."""
        if width:
            self.size = (width, height)
        if scheme:
            self.scheme = scheme
        if motion:
            self.motion = motion
        self.send("Emulation.setDeviceMetricsOverride", width=self.size[0], height=self.size[1], deviceScaleFactor=1,
                  mobile=self.size[0] < 600)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": self.scheme},
            {"name": "prefers-reduced-motion", "value": self.motion}])

    def open(self, url):
        self.browser.events.clear()
        self.send("Page.navigate", url=url)
        until = time.monotonic() + 30
        while self.evaluate("document.readyState") != "complete" or self.evaluate("location.href === 'about:blank'"):
            if time.monotonic() > until:
                raise BrowserError("the page did not load")
            time.sleep(0.02)
        self.settle()
        return self

    def settle(self):
        """Waits until two frames have been painted."""
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0))))")

    def evaluate(self, script):
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description") or details.get("text"))
        return answer["result"].get("value")

    def state(self):
        return self.evaluate("Sightline.state()")

    def press(self, key, shift=False):
        """Presses and releases a key as a keyboard would."""
        code, name = KEYS.get(key, (ord(key.upper()) if len(key) == 1 else 0, ""))
        text = key if len(key) == 1 else "\r" if key == "Enter" else ""
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": 8 if shift else 0}
        if name:
            common["code"] = name
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **common)
        self.send("Input.dispatchKeyEvent", type="keyUp", **common)
        self.settle()

    def type(self, text):
        for character in text:
            self.press(character)

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    def drag(self, x0, y0, x1, y1):
        self.send("Input.dispatchMouseEvent", type="mousePressed", x=x0, y=y0, button="left", clickCount=1)
        for part in range(1, 5):
            self.send("Input.dispatchMouseEvent", type="mouseMoved", x=x0 + (x1 - x0) * part / 4,
                      y=y0 + (y1 - y0) * part / 4, button="left", buttons=1)
        self.send("Input.dispatchMouseEvent", type="mouseReleased", x=x1, y=y1, button="left", clickCount=1)
        self.settle()

    def box(self, selector):
        """Left, top, width and height of an element, brought into view; of a text over several lines its first."""
        return self.evaluate(
            "(() => { const n = document.querySelector(%s); n.scrollIntoView({block: 'nearest'});"
            " const b = n.getClientRects()[0]; return [b.left, b.top, b.width, b.height]; })()" % json.dumps(selector))

    def click_on(self, selector):
        left, top, width, height = self.box(selector)
        self.click(left + width / 2, top + height / 2)

    def picture(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def tree(self):
        """The nodes of the accessibility tree that are not ignored: role, name, properties."""
        found = []
        for node in self.send("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            found.append({
                "role": node.get("role", {}).get("value", ""), "name": node.get("name", {}).get("value", ""),
                "properties": {one["name"]: one["value"].get("value") for one in node.get("properties", [])}})
        return found

    def complaints(self):
        """What the page threw or wrote to the console."""
        self.browser.drain(0.02)
        found = []
        for event in self.browser.events:
            kind, values = event["method"], event["params"]
            if kind == "Runtime.exceptionThrown":
                details = values["exceptionDetails"]
                found.append(details.get("exception", {}).get("description") or details["text"])
            elif kind == "Runtime.consoleAPICalled":
                found.append(values["type"] + ": " + " ".join(str(one.get("value")) for one in values["args"]))
            elif kind == "Log.entryAdded":
                found.append(values["entry"]["level"] + ": " + values["entry"]["text"])
        return found

    def requests(self):
        """What was asked of the network or the disk, the page itself included."""
        self.browser.drain(0.02)
        return [event["params"]["request"]["url"] for event in self.browser.events
                if event["method"] == "Network.requestWillBeSent"]

    def saved(self, timeout=5):
        """The text of the file that was just saved, and its name."""
        until = time.monotonic() + timeout
        while time.monotonic() < until:
            names = [name for name in os.listdir(self.downloads) if not name.endswith(".crdownload")]
            if names:
                path = os.path.join(self.downloads, names[0])
                with open(path, encoding="utf-8", newline="") as file:
                    text = file.read()
                os.remove(path)
                return names[0], text
            time.sleep(0.05)
        raise BrowserError("nothing was saved")

    def close(self):
        self.browser.send("Target.closeTarget", targetId=self.target)
        shutil.rmtree(self.downloads, ignore_errors=True)
