import { useSetAtom } from 'jotai'
import type { MutationOutcome } from '../../screen-kit/saving/mutationState.ts'
import { useMutation } from '../../screen-kit/saving/useMutation.ts'
import { documentChangedAtom } from '../../state/recordsChanged.ts'

export const useDocumentMutation = <R>(
  docGuid: string,
  onDone: (reply: R) => void,
  onRefused?: (outcome: MutationOutcome<R> & { kind: 'refused' }) => void,
) => {
  const notifyChanged = useSetAtom(documentChangedAtom)
  return useMutation<R>(onDone, () => void notifyChanged({ docGuid }), onRefused)
}
