/** All that other parts may use of the shortcuts: the header's search box and the sheet of keys. */
export { Shortcuts } from './Shortcuts.tsx'
