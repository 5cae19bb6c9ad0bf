export const longest = { title: 120, text: 200, missing: 300, paragraph: 1000, hint: 500, texts: 3000 } as const
