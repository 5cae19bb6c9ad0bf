/** What other features use of the register: whom a record names; picking a single device, an approved type or a registered one. */
export { HolderField } from './HolderField.tsx'
export { DevicePicker } from './pick/DevicePicker.tsx'

/** A register as a table to pick from, fetched when it is opened. */
export const loadPickDialog = () => import('./pick/PickDeviceDialog.tsx')
