import type { WorkerRequest, WorkerResponse } from '../reading.ts'
import type { Opened } from './opened.ts'
import { openFile } from './openFile.ts'
import { asUnreadable, damagedError } from './unreadable.ts'

const partOf = (opened: Opened | undefined, request: Exclude<WorkerRequest, { request: 'open' }>): unknown =>
  request.request === 'rows' ? opened?.rows?.(request.sheet, request.from) : opened?.part?.(request.part)

export const createRequestHandler = () => {
  let opened: Opened | undefined
  return async (request: WorkerRequest): Promise<WorkerResponse> => {
    const { id } = request
    try {
      if (request.request === 'open') {
        opened = await openFile(request.file, request.mime, request)
        return { id, response: opened.reading }
      }
      const response = await partOf(opened, request)
      if (response === undefined) throw damagedError()
      return { id, response }
    } catch (failure) {
      return { id, unreadable: asUnreadable(failure) }
    }
  }
}
