import { useEffect, useState } from 'react'
import { library } from '../../../contract/library.ts'
import { useFileContent } from '../../../screen-kit/files/useFileContent.ts'
import { download } from '../../../transport/download.ts'
import { PictureThumb } from '../../../widgets/files/PictureThumb.tsx'
import { Skeleton } from '../../../widgets/page/Skeleton.tsx'

type Props = { guid: string; name: string; says: string }

/** Returns an object URL of the bytes. The URL is revoked when the component no longer shows them. */
const useAddress = (bytes: Blob | null): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (bytes === null) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return bytes === null ? undefined : address
}

export const GuidePicture = ({ guid, name, says }: Props) => {
  const { content } = useFileContent({ guid: `${guid}/${name}`, fileName: name }, (_, signal) =>
    download(library.downloadLibraryPicture, { query: { guid, name } }, { quiet: true, signal }),
  )
  const isDrawn = content.kind === 'ready' && content.mime?.startsWith('image/') === true
  const address = useAddress(isDrawn ? content.file : null)
  return (
    <figure className="guide-picture">
      {content.kind === 'loading' && <Skeleton lines={6} />}
      {address !== undefined && <PictureThumb name={name} address={address} says={says} />}
      <figcaption aria-hidden={address === undefined ? undefined : true}>{says}</figcaption>
    </figure>
  )
}
