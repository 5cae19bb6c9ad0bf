import { useEffect, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import type { Inside } from '../reading/inside.ts'
import { isReadKind } from '../reading/reading.ts'
import { CutFile } from './CutFile.tsx'
import { HeicPhoto } from './HeicPhoto.tsx'
import { lazyViewer } from './lazyViewer.tsx'
import { PictureThumb } from './PictureThumb.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import type { DeclaredSize } from './pictureDots.ts'
import { TooLargePicture } from './TooLargePicture.tsx'
import './file.css'

type Props = {
  blob: Blob
  mime: string
  name: string
  small?: boolean | undefined
  inside: Inside
  isCut?: boolean | undefined
  tooLarge?: DeclaredSize | undefined
  onDownload: () => void
}

/** Image types that every browser can show, and HEIC, which only Safari shows. */
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp', 'image/heic']

/** Each viewer's code is loaded with the first file of its type. */
const PdfPreview = lazyViewer(() => import('../pdf/PdfViewer.tsx').then(({ PdfViewer }) => PdfViewer))
const ReadPreview = lazyViewer(() => import('../reading/ReadingViewer.tsx').then(({ ReadingViewer }) => ReadingViewer))

/** Shows a preview of the supported file types. Other files can only be downloaded, so that no script in them runs. */
export const FilePreview = (props: Props) => {
  const { blob, mime, name, inside, tooLarge, onDownload } = props
  if (tooLarge) return <TooLargePicture size={tooLarge} onDownload={onDownload} />
  if (isReadKind(mime)) return <ReadPreview blob={blob} mime={mime} name={name} inside={inside} />
  if (mime === 'application/pdf' || pictures.includes(mime)) return <Drawn {...props} />
  return <EmptyState title="Няма преглед за този вид файл">Изтеглете „{name}“, за да го отворите.</EmptyState>
}

/** Shows the file by an object URL, which is revoked when the preview closes. The blob's type is set from `mime`. */
const Drawn = ({ blob, mime, name, small, inside, isCut = false, onDownload }: Props) => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([blob], { type: mime }))
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob, mime])
  if (address === undefined) return null
  if (mime === 'application/pdf') {
    const cut = isCut && <CutFile what="Възможно е да не са показани всички страници." onDownload={onDownload} />
    return <PdfPreview file={blob} name={name} address={address} inside={inside} warning={cut} />
  }
  const Picture = small ? PictureThumb : PictureViewer
  const cut = isCut && <CutFile what="Показана е само част от изображението." onDownload={onDownload} />
  const unshown = mime === 'image/heic' ? <HeicPhoto onDownload={onDownload} /> : undefined
  return <Picture key={address} name={name} address={address} warning={cut} unshown={unshown} />
}
