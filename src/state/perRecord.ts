import { type Atom, atom, type Getter } from 'jotai'
import { type AtomWithQueryResult, atomWithQuery } from 'jotai-tanstack-query'
import type { Fault } from '../transport/fault.ts'
import type { Question } from '../transport/query.ts'
import { atomFamily } from './atomFamily.ts'

export type Answer<R> = Atom<AtomWithQueryResult<R, Fault>>

/**
 * One atom per record: the request is sent once, and only while a component uses it. No request is sent while
 * `isNeeded` returns false. Options are recreated only for another response, because new options would discard the
 * shown data if the last request failed.
 */
export const perRecord = <A extends readonly (string | number)[], R>(
  question: (...ids: A) => Question<R>,
  isNeeded: (get: Getter, ...ids: A) => boolean = () => true,
): ((...ids: A) => Answer<R>) =>
  atomFamily((...ids: A): Answer<R> => {
    const enabledAtom = atom((get) => isNeeded(get, ...ids))
    return atomWithQuery<R, Fault>((get) => ({ ...question(...ids), enabled: get(enabledAtom) }))
  })
