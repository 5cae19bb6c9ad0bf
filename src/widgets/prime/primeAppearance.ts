import type { PrimeReactPTOptions } from 'primereact/api'

/**
 * Pass-through values per component: class names for our styles and for the code of PrimeReact, and corrections of
 * wrong ARIA attributes of version 10.9.9. docs/primereact.md has the measurements.
 */
export const appearance: PrimeReactPTOptions = {
  calendar: {
    root: { className: 'p-calendar' },
    panel: { className: 'p-datepicker' },
    header: { className: 'p-datepicker-header' },
    title: { className: 'p-datepicker-title' },
    previousButton: { className: 'p-datepicker-prev' },
    nextButton: { className: 'p-datepicker-next' },
    // The button's text names the shown month; PrimeReact's label would hide it from screen readers.
    monthTitle: { className: 'p-datepicker-month', type: 'button', 'aria-label': undefined },
    yearTitle: { className: 'p-datepicker-year', type: 'button', 'aria-label': undefined },
    monthPicker: { className: 'p-monthpicker' },
    month: { className: 'p-monthpicker-month', role: 'button' },
    yearPicker: { className: 'p-yearpicker' },
    year: { className: 'p-yearpicker-year', role: 'button' },
    // PrimeReact's label is the date with slashes; without it, screen readers announce the text of the day.
    day: { role: 'gridcell', 'aria-label': undefined },
    dayLabel: { role: 'button', 'aria-selected': undefined },
  },
  radiobutton: {
    root: { className: 'radio-place' },
    input: { className: 'radio-mark' },
    box: { hidden: true },
  },
  inputswitch: {
    // The input has the role of a switch; with a role on the root, screen readers would find two nested controls.
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
