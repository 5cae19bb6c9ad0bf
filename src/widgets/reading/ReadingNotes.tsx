import type { ReactNode } from 'react'

export const ReadingNotes = ({ notes, children }: { notes: readonly string[]; children?: ReactNode }) => (
  <div className="reading-notes">
    <span>{notes.join(' ')}</span>
    {children}
  </div>
)
