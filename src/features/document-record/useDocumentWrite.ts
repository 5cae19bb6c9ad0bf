import { useSetAtom } from 'jotai'
import { useWrite } from '../../screen-kit/saving/useWrite.ts'
import type { WriteOutcome } from '../../screen-kit/saving/writeState.ts'
import { documentChangedAtom } from './documentState.ts'

/** Writes one part of the document at a time and then invalidates the queries about the document. */
export const useDocumentWrite = <R>(
  onDone: (reply: R) => void,
  onRefused?: (outcome: WriteOutcome<R> & { kind: 'refused' }) => void,
) => useWrite<R>(onDone, useSetAtom(documentChangedAtom), onRefused)
