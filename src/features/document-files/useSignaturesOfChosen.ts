import { useSignatureQuestion } from '../../screen-kit/files/useSignatureQuestion.tsx'
import type { Uploads } from './useUploads.ts'
import { asViewed, loadChosen } from './viewedChosen.ts'

/** Judges the signatures of the chosen files of a form, and asks once before it registers a document with a doubtful one. */
export const useSignaturesOfChosen = (uploads: Uploads) =>
  useSignatureQuestion(
    uploads.chosen.filter(({ problem }) => problem === null).map((one) => ({ ...asViewed(one), size: one.file.size })),
    loadChosen(uploads),
  )
