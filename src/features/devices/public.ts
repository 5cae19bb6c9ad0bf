export { HolderField } from './HolderField.tsx'
export { DevicePicker } from './pick/DevicePicker.tsx'

export const loadPickDialog = () => import('./pick/PickDeviceDialog.tsx')
