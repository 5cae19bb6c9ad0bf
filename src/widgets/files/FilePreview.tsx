import { useEffect, useState } from 'react'
import { EmptyState } from '../page/EmptyState.tsx'
import './file.css'

type Props = { blob: Blob; mime: string; name: string }

/** The kinds that are drawn at all; everything else is only downloaded, so that no foreign script ever runs here. */
const pictures = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']

/** A PDF or a picture, drawn from a blob: address that goes when it is closed. The kind is forced to the given one. */
export const FilePreview = ({ blob, mime, name }: Props) => {
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
  return (
    <div className="preview">
      {address !== undefined &&
        (mime === 'application/pdf' ? (
          <iframe src={address} title={`Преглед на ${name}`} />
        ) : (
          <img src={address} alt={`Преглед на ${name}`} />
        ))}
    </div>
  )
}
