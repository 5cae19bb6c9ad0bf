/** The public API of correspondents for other features. The dialogs are loaded on demand. */
export { CorrespondentsField } from './CorrespondentsField.tsx'
export { AddCorrespondentDialog } from './lazyAdding.tsx'
export { CorrespondentDialog } from './lazyEditor.tsx'
export { type PickedCorrespondent, pickedOf } from './pickedCorrespondent.ts'
export { type FoundSender, findSender, type LetterSender, newSender } from './senderOfLetter.ts'
