import { lazyPart } from '../../../../widgets/page/lazyPart.tsx'
import { loadPickDialog } from '../../../devices/public.ts'
import { ofDeviceType } from '../linkable.ts'
import type { TableProps } from './register.tsx'

const PickDeviceDialog = lazyPart(loadPickDialog)

/** A register of types to choose from: „button to choose from a table“ (document 2, section 2). */
const DeviceTypesTable = ({ kind, title, onPick, onClose }: TableProps) => {
  const known = kind === 'foreignDevice' ? kind : 'measuringDevice'
  return (
    <PickDeviceDialog
      from={known === 'foreignDevice' ? 'registered' : 'approved'}
      heading={title}
      onPick={(row) => onPick(ofDeviceType(known, row))}
      onClose={onClose}
    />
  )
}

export default DeviceTypesTable
