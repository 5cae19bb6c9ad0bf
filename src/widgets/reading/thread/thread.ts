import type { FromThread, ToThread } from '../reading.ts'
import type { Opened } from './opened.ts'
import { openFile } from './openFile.ts'
import { asUnreadable, damaged } from './unreadable.ts'

/** Answers what is asked of one file. */
export const answerer = () => {
  let opened: Opened | undefined
  return async (asked: ToThread): Promise<FromThread> => {
    const { id } = asked
    try {
      if (asked.ask === 'open') {
        opened = await openFile(asked.file, asked.mime)
        return { id, answer: opened.reading }
      }
      const rows = opened?.rows?.(asked.sheet, asked.from)
      if (!rows) throw damaged()
      return { id, answer: rows }
    } catch (failure) {
      return { id, unreadable: asUnreadable(failure) }
    }
  }
}
