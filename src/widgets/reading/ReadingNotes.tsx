import type { ReactNode } from 'react'

/** The line over what is read: what is to be known of it, and at its end what leads through it. */
export const ReadingNotes = ({ notes, children }: { notes: readonly string[]; children?: ReactNode }) => (
  <div className="reading-notes">
    <span>{notes.join(' ')}</span>
    {children}
  </div>
)
