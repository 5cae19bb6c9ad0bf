import { useEffect, useState } from 'react'
import { toClipboard } from '../../../screen-kit/copyText.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconCopy, IconDone } from '../../../widgets/icons.ts'

/** How long „Копирано“ stays, in milliseconds. */
const shownFor = 2_000

/** Copies a text and says so; where the browser does not let us, the text is shown instead. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = async () => setCopied(await toClipboard(text))
  return (
    <Button small icon={copied ? IconDone : IconCopy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Копирано' : children}</span>
    </Button>
  )
}
