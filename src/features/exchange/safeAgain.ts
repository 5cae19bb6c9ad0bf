/** After an answer was lost and nobody could be asked: a message is registered or rejected only once. */
export const safeAgain = 'Опитът отново е безопасен: едно съобщение се обработва само веднъж.'
