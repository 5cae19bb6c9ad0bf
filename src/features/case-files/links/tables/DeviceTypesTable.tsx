import { lazyPart } from '../../../../widgets/page/lazyPart.tsx'
import { loadPickDialog } from '../../../devices/public.ts'
import { ofDeviceType } from '../linkable.ts'
import type { TableProps } from './register.tsx'

const PickDeviceDialog = lazyPart(loadPickDialog)

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
