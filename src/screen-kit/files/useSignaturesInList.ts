import type { SignatureVerification } from '../../widgets/reading/signatureVerification.ts'
import { useKeepOutcome } from './outcomes.ts'
import { findInList } from './verifyFile.ts'
import type { LoadFile, ViewedFile } from './viewedFile.ts'

/**
 * Returns the options of a signature check for a file in a list: the signed file of a detached signature is searched in
 * the list, and the result is kept for the row of the file.
 */
export const useSignaturesInList = (
  { guid }: ViewedFile,
  files: readonly ViewedFile[],
  load: LoadFile,
): Pick<SignatureVerification, 'findSibling' | 'onVerified'> => {
  const keep = useKeepOutcome()
  return {
    findSibling: (name) => findInList(files, load, new AbortController().signal)(name),
    onVerified: (outcome) => keep(guid, outcome),
  }
}
