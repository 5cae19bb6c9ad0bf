import type { PrimeReactPTOptions } from 'primereact/api'

/**
 * Pass-through values for each component in use: the class names that our styles and its own code look for, and what
 * 10.9.9 tells screen readers wrongly. What each mends is measured in docs/primereact.md.
 */
export const dress: PrimeReactPTOptions = {
  calendar: {
    root: { className: 'p-calendar' },
    panel: { className: 'p-datepicker' },
    header: { className: 'p-datepicker-header' },
    title: { className: 'p-datepicker-title' },
    previousButton: { className: 'p-datepicker-prev' },
    nextButton: { className: 'p-datepicker-next' },
    // Their words say what is shown; by the label the shown month would not be told.
    monthTitle: { className: 'p-datepicker-month', type: 'button', 'aria-label': undefined },
    yearTitle: { className: 'p-datepicker-year', type: 'button', 'aria-label': undefined },
    monthPicker: { className: 'p-monthpicker' },
    month: { className: 'p-monthpicker-month', role: 'button' },
    yearPicker: { className: 'p-yearpicker' },
    year: { className: 'p-yearpicker-year', role: 'button' },
    // The label would be the date with slashes, told in place of the day's own words.
    day: { role: 'gridcell', 'aria-label': undefined },
    dayLabel: { role: 'button', 'aria-selected': undefined },
  },
  radiobutton: {
    root: { className: 'radio-place' },
    input: { className: 'radio-mark' },
    box: { hidden: true },
  },
  inputswitch: {
    // The switch is the input: a root with a role of its own would be one control within another.
    root: { className: 'switch-place', role: undefined, 'aria-checked': undefined },
    input: { className: 'switch', 'aria-checked': undefined },
    slider: { hidden: true },
  },
  timeline: {
    root: { role: 'list', className: 'timeline' },
    event: { role: 'listitem', className: 'timeline-event' },
    opposite: { hidden: true },
    separator: { hidden: true },
  },
  progressbar: {
    root: { className: 'progress' },
    value: { className: 'progress-value' },
  },
}
