import { useSignatureConfirmation } from '../../screen-kit/files/useSignatureConfirmation.tsx'
import type { Uploads } from './useUploads.ts'
import { asViewed, loadChosen } from './viewedChosen.ts'

export const useSignaturesOfChosen = (uploads: Uploads) =>
  useSignatureConfirmation(
    uploads.chosen.filter(({ problem }) => problem === null).map((one) => ({ ...asViewed(one), size: one.file.size })),
    loadChosen(uploads),
  )
