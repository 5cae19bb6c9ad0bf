import type { PrimeReactPTOptions } from 'primereact/api'

/**
 * Pass-through values per component: the class names that our styles and its own code use, and corrections of what
 * 10.9.9 announces wrongly. docs/primereact.md has the measurements.
 */
export const appearance: PrimeReactPTOptions = {
  calendar: {
    root: { className: 'p-calendar' },
    panel: { className: 'p-datepicker' },
    header: { className: 'p-datepicker-header' },
    title: { className: 'p-datepicker-title' },
    previousButton: { className: 'p-datepicker-prev' },
    nextButton: { className: 'p-datepicker-next' },
    // Its text names the shown month; the label would hide it.
    monthTitle: { className: 'p-datepicker-month', type: 'button', 'aria-label': undefined },
    yearTitle: { className: 'p-datepicker-year', type: 'button', 'aria-label': undefined },
    monthPicker: { className: 'p-monthpicker' },
    month: { className: 'p-monthpicker-month', role: 'button' },
    yearPicker: { className: 'p-yearpicker' },
    year: { className: 'p-yearpicker-year', role: 'button' },
    // The label would be the date with slashes instead of the day's text.
    day: { role: 'gridcell', 'aria-label': undefined },
    dayLabel: { role: 'button', 'aria-selected': undefined },
  },
  radiobutton: {
    root: { className: 'radio-place' },
    input: { className: 'radio-mark' },
    box: { hidden: true },
  },
  inputswitch: {
    // The input is the switch; a root with a role would nest two controls.
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
