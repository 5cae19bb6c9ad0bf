import { DeviceFileKind, deviceFileLabels } from '../../../contract/deviceKinds.ts'
import { labelIn } from '../../../contract/labels.ts'
import type { DeviceFile } from '../../../contract/shapes/devices.ts'
import { extensionOf } from '../../../rules/files/fileRules.ts'
import type { FilesOf } from '../../../screen-kit/files/fileWrites.ts'
import { ShownFile } from '../../../screen-kit/files/ShownFile.tsx'
import { useFileContent } from '../../../screen-kit/files/useFileContent.ts'

type Props = { of: FilesOf<DeviceFile>; files: readonly DeviceFile[] }

const kinds: readonly number[] = [DeviceFileKind.SIGN, DeviceFileKind.SEALING, DeviceFileKind.PHOTO]
const isPicture = ({ fileName, kindId }: DeviceFile): boolean =>
  kindId !== null && kinds.includes(kindId) && ['jpg', 'jpeg', 'png'].includes(extensionOf(fileName))

const Picture = ({ of, file }: { of: FilesOf<DeviceFile>; file: DeviceFile }) => {
  const { content, retry } = useFileContent(file, of.open)
  return (
    <li>
      <ShownFile small name={file.fileName} content={content} onRetry={retry} />
      <small className="muted">{labelIn(deviceFileLabels, file.kindId)}</small>
    </li>
  )
}

export const PicturesOf = ({ of, files }: Props) => {
  const pictures = files.filter(isPicture)
  if (pictures.length === 0) return null
  return (
    <ul className="type-pictures" aria-label="Изображения">
      {pictures.map((file) => (
        <Picture key={file.guid} of={of} file={file} />
      ))}
    </ul>
  )
}
