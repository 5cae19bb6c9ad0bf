import type { Document, DocumentBody } from '../../../src/contract/shapes/documents.ts'
import type { DocumentCalls } from '../../../src/features/documents/write/saving/documentCalls.ts'
import { deferErrors } from '../../../src/transport/deferredErrors.ts'
import { Fault } from '../../../src/transport/fault.ts'
import type { Outcome } from '../../../src/transport/request.ts'

export const ok = <R>(reply: R): Outcome<R> => ({ done: true, reply })
export const fails = (kind: Fault['kind'], fields: Record<string, string[]> = {}): Outcome<never> => ({
  done: false,
  fault: new Fault(kind, kind, { fields }),
  returned: null,
})

/**
 * Returns a fake server with one document that records the requests in order. `equal`: GUIDs of similar earlier drafts.
 * `next` makes the next responses of an endpoint fail.
 */
export const fakeServer = (start: Document | null = null, equal: readonly string[] = []) => {
  const log: string[] = []
  const bad = new Map<string, Outcome<never>[]>()
  let document = start
  let bodies: DocumentBody[] = []
  let versions = 0
  const before = new Map<string, () => void>()
  let mayRegister = true
  const respond = <R>(call: string, reply: () => R): Promise<Outcome<R>> => {
    log.push(call)
    before.get(call)?.()
    return Promise.resolve(bad.get(call)?.shift() ?? ok(reply()))
  }
  const stored = () => {
    if (!document) throw new Error('there is no document')
    return document
  }
  const newVersion = () => {
    versions += 1
    return `00000000-0000-4000-8000-00000000b${String(versions).padStart(3, '0')}`
  }
  const calls: DocumentCalls = {
    create: (body, idempotencyKey) =>
      respond(`create`, () => {
        log.push(`  ${idempotencyKey}`)
        bodies = [...bodies, body]
        return { guid: 'made' }
      }),
    equalDrafts: () => respond('equalDrafts', () => [...equal, ...bodies.map(() => 'made')]),
    read: () => respond('read', stored),
    check: (_, changedGuid) =>
      respond('check', () => {
        const isChanged = stored().changedGuid !== changedGuid
        return { isChanged, changedBy: isChanged ? 'Силвия Димитрова' : '', changedAt: null }
      }),
    edit: (body) =>
      respond('edit', () => {
        bodies = [...bodies, body]
        const changedGuid = newVersion()
        document = { ...stored(), subjectDescription: body.subjectDescription, note: body.note, changedGuid }
        return { guid: document.guid, changedGuid }
      }),
    register: async () => {
      const outcome = await respond('register', () => {
        document = { ...stored(), documentNumber: '04-1', dateRegistered: '2026-11-20T10:00:00Z' }
        return { guid: 'made', documentNumber: '04-1', dateRegistered: '2026-11-20T10:00:00Z', caseFileGuid: 'c' }
      })
      if (!outcome.done) deferErrors(outcome.fault, () => log.push(`tell ${outcome.fault.message}`))
      return outcome
    },
    mayRegister: () => respond('mayRegister', () => mayRegister),
    warn: (text) => log.push(`tell ${text}`),
    putCorrespondents: (_, ids) => respond(`correspondents ${ids.join()}`, () => null),
  }
  return {
    calls,
    log,
    bodies: () => bodies,
    document: stored,
    change: (values: Partial<Document>) => {
      document = { ...stored(), ...values, changedGuid: newVersion() }
    },
    leaveToOthers: () => {
      mayRegister = false
    },
    keep: (body: DocumentBody) => {
      bodies = [...bodies, body]
    },
    fallback: (call: string, happens: () => void) => before.set(call, happens),
    next: (call: string, ...outcomes: Outcome<never>[]) => bad.set(call, outcomes),
  }
}
