declare module '../engine/events.ts' {
  interface Events {
    /** True if a reminder that the person set is due and not sent. */
    hasRemindersDue: (personId: number) => boolean
    /** Sent after the reminders of tasks; other reminders are sent in the same transaction. */
    remindersSent: (personId: number) => void
  }
}

export {}
