/** All that other features may use of correspondents. The dialogs are fetched on demand. */
export { CorrespondentsField } from './CorrespondentsField.tsx'
export { AddCorrespondentDialog } from './lazyAdding.tsx'
export { CorrespondentDialog } from './lazyEditor.tsx'
export { type PickedCorrespondent, pickedOf } from './pickedCorrespondent.ts'
export { type FoundSender, findSender, type LetterSender, newSender } from './senderOfLetter.ts'
