/**
 * The public API of the register for other features: the field of a correspondent, and pickers of single devices,
 * approved types and registered types.
 */
export { HolderField } from './HolderField.tsx'
export { DevicePicker } from './pick/DevicePicker.tsx'

export const loadPickDialog = () => import('./pick/PickDeviceDialog.tsx')
