import type { Refusal } from '../refusal.ts'

export const RefusalNote = ({ refusal }: { refusal: Refusal }) => (
  <>
    <b className="why-title">{refusal.title || 'Защо не мога?'}</b>
    <span className="why-text">{refusal.because}</span>
    {refusal.who !== undefined && refusal.who !== '' && <span className="why-who">{refusal.who}</span>}
  </>
)
