import { Fault } from './fault.ts'

export const unsent = ({ kind, message, fields, status, serverText }: Fault): Fault =>
  new Fault(kind, message, {
    fields,
    ...(status !== undefined && { status }),
    ...(serverText !== undefined && { serverText }),
    ended: 'unsent',
  })
