import { useEffect, useState } from 'react'
import { PictureThumb } from '../files/PictureThumb.tsx'
import type { OpenFile } from './openReader.ts'

type Props = { file: OpenFile; part: number; says: string }

/** A picture inside a document or e-mail. If it cannot be read, its alternative text is shown. */
export const PartPicture = ({ file, part, says }: Props) => {
  const [address, setAddress] = useState<string>()
  const [isLost, setLost] = useState(false)
  useEffect(() => {
    let made: string | undefined
    let isGone = false
    file.part(part).then(
      (bytes) => {
        if (isGone) return
        made = URL.createObjectURL(bytes)
        setAddress(made)
      },
      () => !isGone && setLost(true),
    )
    return () => {
      isGone = true
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [file, part])
  if (isLost) return <span className="muted">[{says || 'картина, която не може да бъде показана'}]</span>
  const words = says || 'картина в текста'
  return address === undefined ? null : <PictureThumb name={words} address={address} says={words} />
}
