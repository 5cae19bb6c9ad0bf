import type { FromThread, ToThread } from '../reading.ts'
import type { Opened } from './opened.ts'
import { openFile } from './openFile.ts'
import { asUnreadable, damaged } from './unreadable.ts'

const laterAnswer = (opened: Opened | undefined, asked: Exclude<ToThread, { request: 'open' }>): unknown =>
  asked.request === 'rows' ? opened?.rows?.(asked.sheet, asked.from) : opened?.part?.(asked.part)

export const answerer = () => {
  let opened: Opened | undefined
  return async (asked: ToThread): Promise<FromThread> => {
    const { id } = asked
    try {
      if (asked.request === 'open') {
        opened = await openFile(asked.file, asked.mime, asked)
        return { id, response: opened.reading }
      }
      const response = await laterAnswer(opened, asked)
      if (response === undefined) throw damaged()
      return { id, response }
    } catch (failure) {
      return { id, unreadable: asUnreadable(failure) }
    }
  }
}
