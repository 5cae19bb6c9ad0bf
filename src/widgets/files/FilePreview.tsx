import { type ComponentType, useEffect, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import { ErrorState } from '../page/ErrorState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import type { PdfViewerProps } from '../pdf/PdfViewer.tsx'
import { PictureThumb } from './PictureThumb.tsx'
import { PictureViewer } from './PictureViewer.tsx'
import './file.css'

type Props = {
  blob: Blob
  mime: string
  name: string
  /** A picture among others: it is shown large on a press. */
  small?: boolean | undefined
  /** Saves a file that lies inside this one. */
  onSave: (file: File) => void
}

/** The kinds that are drawn at all; everything else is only downloaded, so that no foreign script ever runs here. */
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']

/** A PDF or a picture. The kind is forced to the given one; the address of the bytes goes when it is closed. */
export const FilePreview = ({ blob, mime, name, small, onSave }: Props) => {
  const [address, setAddress] = useState<string>()
  const drawn = mime === 'application/pdf' || pictures.includes(mime)
  useEffect(() => {
    if (!drawn) return
    const made = URL.createObjectURL(new Blob([blob], { type: mime }))
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [blob, mime, drawn])
  if (!drawn) {
    return <EmptyState title="Няма преглед за този вид файл">Изтеглете „{name}“, за да го отворите.</EmptyState>
  }
  if (address === undefined) return null
  if (mime === 'application/pdf') return <PdfPreview file={blob} name={name} address={address} onSave={onSave} />
  if (small) return <PictureThumb key={address} name={name} address={address} />
  return <PictureViewer key={address} name={name} address={address} />
}

/** The viewer comes with the first PDF. When it does not come, what is typed beside it stays, and it is asked for again. */
const PdfPreview = (props: PdfViewerProps) => {
  const [Viewer, setViewer] = useState<ComponentType<PdfViewerProps>>()
  const [attempt, setAttempt] = useState(0)
  const [failedAttempt, setFailedAttempt] = useState<number>()
  useEffect(() => {
    let isGone = false
    import('../pdf/PdfViewer.tsx').then(
      ({ PdfViewer }) => !isGone && setViewer(() => PdfViewer),
      () => !isGone && setFailedAttempt(attempt),
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  if (Viewer) return <Viewer {...props} />
  if (failedAttempt === attempt)
    return <ErrorState title="Прегледът не се зареди" onRetry={() => setAttempt(attempt + 1)} />
  return (
    <div role="status" aria-label="Прегледът се зарежда">
      <Skeleton lines={8} />
    </div>
  )
}
