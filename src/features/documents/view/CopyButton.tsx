import { useEffect, useState } from 'react'
import { notify } from '../../../transport/notices.ts'
import { Button } from '../../../widgets/buttons/Button.tsx'
import { IconCopy, IconDone } from '../../../widgets/icons.ts'

/** How long „Копирано“ stays, in milliseconds. */
const shownFor = 2_000

/** Copies a text and says so; a browser that forbids it is told about. */
export const CopyButton = ({ text, children }: { text: string; children: string }) => {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownFor)
    return () => clearTimeout(timer)
  }, [copied])
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify({ kind: 'warning', text: `Браузърът не позволи копиране. Номерът е ${text}.` }),
    )
  return (
    <Button small icon={copied ? IconDone : IconCopy} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Копирано' : children}</span>
    </Button>
  )
}
