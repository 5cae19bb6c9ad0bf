import { useEffect, useEffectEvent, useState } from 'react'
import { FileDrop } from '../files/FileDrop.tsx'
import { Banner } from '../page/Banner.tsx'
import { EmptyState } from '../page/EmptyState.tsx'
import { Skeleton } from '../page/Skeleton.tsx'
import { WithInnerFiles } from './InnerFiles.tsx'
import type { Inside } from './inside.ts'
import type { OpenFile } from './openReader.ts'
import { ReadingNotes } from './ReadingNotes.tsx'
import type { SignedReading } from './reading.ts'
import { SignatureList } from './SignatureList.tsx'
import { worstOutcome } from './signature.ts'

type Props = {
  file: OpenFile
  signed: SignedReading
  name: string
  inside: Inside
  /** Called with the signed file, to open the detached signature again together with it. */
  onSigned: (file: File) => void
}

/** Returns the name of the file that a detached signature signs: `писмо.pdf.p7s` → `писмо.pdf`. */
const signedNameOf = (name: string): string => name.replace(/\.p7[sm]$/i, '')

type Wanted = Pick<Props, 'name' | 'inside' | 'onSigned'>

/**
 * Looks for the signed file of a detached signature in the same container, and asks the user for it if it is not found.
 */
const SignedFileWanted = ({ name, inside, onSigned }: Wanted) => {
  const [isMissing, setIsMissing] = useState(false)
  const look = useEffectEvent(() => inside.verification.findSibling(signedNameOf(name)))
  const take = useEffectEvent(onSigned)
  useEffect(() => {
    let isGone = false
    look().then((found) => {
      if (isGone) return
      if (found) take(found)
      else setIsMissing(true)
    })
    return () => {
      isGone = true
    }
  }, [])
  if (!isMissing) return <Skeleton lines={4} />
  return (
    <>
      <Banner kind="info" title="Това е подпис на друг файл">
        <p>
          Подписът не съдържа подписания файл. Той обикновено се казва „{signedNameOf(name)}“. Посочете го от този
          компютър, за да бъде проверен подписът; файлът не се изпраща никъде.
        </p>
      </Banner>
      <FileDrop label="Посочете подписания файл" multiple={false} onFiles={([given]) => given && onSigned(given)} />
    </>
  )
}

export const SignedView = ({ file, signed, name, inside, onSigned }: Props) => {
  const { signatures, files, needsFile, notes } = signed
  const notify = useEffectEvent(() => inside.verification.onVerified(worstOutcome(signatures)))
  useEffect(() => {
    if (!needsFile) notify()
  }, [needsFile])
  if (needsFile) return <SignedFileWanted name={name} inside={inside} onSigned={onSigned} />
  if (signatures.length === 0)
    return <EmptyState title="Във файла няма подпис">Името му е на подписан файл, но в него няма подпис.</EmptyState>
  const scrolled = { role: 'region', tabIndex: 0, 'aria-label': `Подписи на ${name}` }
  return (
    <WithInnerFiles file={file} files={files} label="Подписани файлове" back="Към подписа" inside={inside}>
      {(list) => (
        <>
          <ReadingNotes notes={notes} />
          <div {...scrolled} className="reading-place reading-page">
            {files.length > 0 && (
              <>
                <p className="reading-count">
                  {files.length === 1 ? 'Подписан файл' : `Подписани файлове: ${files.length}`}
                </p>
                {list}
              </>
            )}
            <SignatureList
              signatures={signatures}
              masked={inside.verification.masked}
              isFolded={signatures.length > 1}
            />
          </div>
        </>
      )}
    </WithInnerFiles>
  )
}
