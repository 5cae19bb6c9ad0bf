import { useEffect, useEffectEvent, useState } from 'react'
import { openReader, type ReaderReply } from './openReader.ts'
import { SignatureList } from './SignatureList.tsx'
import { worstOutcome } from './signature.ts'
import type { SignatureVerification } from './signatureVerification.ts'
import './reading.css'

type Props = { file: Blob; name: string; verification: SignatureVerification }

export const PdfSignatures = ({ file, name, verification }: Props) => {
  const [state, setState] = useState<ReaderReply>()
  const open = useEffectEvent(() => openReader(file, 'application/pdf', { name, roots: verification.roots }))
  const notify = useEffectEvent((reply: ReaderReply) => {
    setState(reply)
    if (reply.kind === 'open' && reply.file.reading.kind === 'signed')
      verification.onVerified(worstOutcome(reply.file.reading.signatures))
  })
  useEffect(() => {
    const reading = open().subscribe((reply) => notify(reply))
    return () => reading.unsubscribe()
  }, [file])
  if (!state) return <p className="muted m-0">Електронните подписи се проверяват…</p>
  if (state.kind === 'unavailable')
    return <p className="muted m-0">Електронните подписи не са проверени: част от програмата не дойде от сървъра.</p>
  if (state.kind === 'unreadable') return <p className="muted m-0">{state.sentence}</p>
  const { reading } = state.file
  if (reading.kind !== 'signed' || reading.signatures.length === 0) return null
  return <SignatureList signatures={reading.signatures} masked={verification.masked} isFolded />
}
