import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../../widgets/buttons/Button.tsx'
import { IconAdd, IconCopy, IconDone } from '../../../../widgets/icons.ts'
import { Banner } from '../../../../widgets/page/Banner.tsx'
import type { LostReason } from './deletedDocument.ts'

type Props = { lost: LostReason; text: string; onNewDocument: () => void }

/**
 * Tells that the document was deleted or locked while its form was open. The user can copy the typed values or continue
 * in a new document.
 */
export const DocumentDeletedNotice = ({ lost, text, onNewDocument }: Props) => {
  const [copied, setCopied] = useState<'yes' | 'no' | 'refused'>('no')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('yes'),
      () => setCopied('refused'),
    )
  const place = useRef<HTMLDivElement>(null)
  // On a phone the buttons may be off the screen, so the notice is scrolled into view.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} role="alert" className="bar-lost">
      <Banner
        kind="warning"
        title={lost.title}
        action={
          <>
            <Button small kind="navy" icon={IconAdd} onClick={onNewDocument}>
              Продължи в нов документ
            </Button>
            <Button small icon={copied === 'yes' ? IconDone : IconCopy} onClick={() => void copy()}>
              {copied === 'yes' ? 'Копирано' : 'Копирай въведеното'}
            </Button>
          </>
        }
      >
        {lost.because} Въведеното от Вас остава на екрана, но не може да се запише тук.
        {copied === 'refused' && (
          <label>
            Браузърът не позволи копиране. Маркирайте текста и го копирайте:
            <textarea className="control area" rows={4} readOnly value={text} />
          </label>
        )}
      </Banner>
    </div>
  )
}
