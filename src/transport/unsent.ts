import { Fault } from './fault.ts'

/** The fault of a call that another one kept from being sent. */
export const unsent = ({ kind, message, fields, status, said }: Fault): Fault =>
  new Fault(kind, message, {
    fields,
    ...(status !== undefined && { status }),
    ...(said !== undefined && { said }),
    ended: 'unsent',
  })
