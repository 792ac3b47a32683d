// SPDX-License-Identifier: MIT
// Step functions: a value holds from its time until the next.
(function (S) {
  "use strict";

  /** The index of the last row whose first column is at most `time`, or -1. */
  S.lastRow = (rows, time) => {
    let low = 0;
    let high = rows.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rows[middle][0] <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** The same for a column of times. */
  S.lastTime = (times, time) => {
    let low = 0;
    let high = times.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (times[middle] <= time) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  };

  /** The value in the second column that holds at `time`. */
  S.valueAt = (rows, time, otherwise) => {
    if (!rows || rows.length === 0) return otherwise;
    const place = S.lastRow(rows, time);
    return place < 0 ? otherwise : rows[place][1];
  };

  /** Sums up a delta coded column. */
  S.undelta = (column, scale) => {
    const values = new Float64Array((column || []).length);
    let sum = 0;
    for (let i = 0; i < values.length; i += 1) {
      sum += column[i];
      values[i] = sum / (scale || 1);
    }
    return values;
  };

  /** Distinct times in order. */
  S.distinct = (times) => {
    const sorted = Float64Array.from(times).sort();
    let count = 0;
    for (let i = 0; i < sorted.length; i += 1) {
      if (i === 0 || sorted[i] !== sorted[i - 1]) sorted[count++] = sorted[i];
    }
    return sorted.slice(0, count);
  };

  /** Stretches [from, to] in which the second column passes the test. */
  S.stretchesOf = (rows, end, test) => {
    const found = [];
    let from = null;
    for (const row of rows || []) {
      const holds = test(row[1], row);
      if (holds && from === null) from = row[0];
      if (!holds && from !== null) {
        if (row[0] > from) found.push([from, row[0]]);
        from = null;
      }
    }
    if (from !== null && end > from) found.push([from, end]);
    return found;
  };
})(window.Sightline);
