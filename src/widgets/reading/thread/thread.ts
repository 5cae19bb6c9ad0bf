import type { FromThread, ToThread } from '../reading.ts'
import type { Opened } from './opened.ts'
import { openFile } from './openFile.ts'
import { asUnreadable, damaged } from './unreadable.ts'

const laterAnswer = (opened: Opened | undefined, asked: Exclude<ToThread, { ask: 'open' }>): unknown =>
  asked.ask === 'rows' ? opened?.rows?.(asked.sheet, asked.from) : opened?.part?.(asked.part)

export const answerer = () => {
  let opened: Opened | undefined
  return async (asked: ToThread): Promise<FromThread> => {
    const { id } = asked
    try {
      if (asked.ask === 'open') {
        opened = await openFile(asked.file, asked.mime, asked)
        return { id, answer: opened.reading }
      }
      const answer = await laterAnswer(opened, asked)
      if (answer === undefined) throw damaged()
      return { id, answer }
    } catch (failure) {
      return { id, unreadable: asUnreadable(failure) }
    }
  }
}
