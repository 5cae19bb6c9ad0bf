import type { WorkerRequest, WorkerResponse } from '../reading.ts'
import type { Opened } from './opened.ts'
import { openFile } from './openFile.ts'
import { asUnreadable, damaged } from './unreadable.ts'

const partOf = (opened: Opened | undefined, asked: Exclude<WorkerRequest, { request: 'open' }>): unknown =>
  asked.request === 'rows' ? opened?.rows?.(asked.sheet, asked.from) : opened?.part?.(asked.part)

export const createRequestHandler = () => {
  let opened: Opened | undefined
  return async (asked: WorkerRequest): Promise<WorkerResponse> => {
    const { id } = asked
    try {
      if (asked.request === 'open') {
        opened = await openFile(asked.file, asked.mime, asked)
        return { id, response: opened.reading }
      }
      const response = await partOf(opened, asked)
      if (response === undefined) throw damaged()
      return { id, response }
    } catch (failure) {
      return { id, unreadable: asUnreadable(failure) }
    }
  }
}
