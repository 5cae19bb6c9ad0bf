/** Shown after a lost response without a successful check: a message is registered or rejected only once. */
export const safeAgain = 'Опитът отново е безопасен: едно съобщение се обработва само веднъж.'
