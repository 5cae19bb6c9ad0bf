import { formatFileSize } from '../../rules/files/fileRules.ts'
import { largestUpload } from '../../transport/config.ts'

export const fileHint = () =>
  `PDF, Word, Excel, снимки, писма, подписани файлове и архиви, до ${formatFileSize(largestUpload()).replace(' ', '\u00a0')} всеки.`
