import type { ReactNode } from 'react'

export const ReadingNotes = ({ notes, children }: { notes: readonly string[]; children?: ReactNode }) => (
  <div className="reading-notes">
    {notes.length > 0 && <span>{notes.join(' ')}</span>}
    {children}
  </div>
)
