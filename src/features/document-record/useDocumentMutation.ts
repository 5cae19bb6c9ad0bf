import { useSetAtom } from 'jotai'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
import { useMutation } from '../../screen-kit/saving/useMutation.ts'
import { documentChangedAtom } from './documentState.ts'

export const useDocumentMutation = <R>(
  onDone: (reply: R) => void,
  onRefused?: (outcome: MutationOutcome<R> & { kind: 'refused' }) => void,
) => useMutation<R>(onDone, useSetAtom(documentChangedAtom), onRefused)
