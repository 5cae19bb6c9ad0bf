import { allowed, refused, type Verdict } from '../refusal.ts'

/** A document is forwarded to a body only by a letter: one to somebody else in the same case forwards nothing. */
export const mayForwardTo = (receiver: { id: number; name: string }, lettersTo: readonly number[]): Verdict =>
  lettersTo.includes(receiver.id)
    ? allowed
    : refused(
        'Документът не може да се отбележи като препратен.',
        `В преписката няма регистрирано изходящо писмо до ${receiver.name}.`,
        'Изберете органа, до когото е писмото, или първо регистрирайте писмо до него.',
      )
