/**
 * The path of the first call of every page load. It is in a separate file because the first script requests it without
 * loading the shapes.
 */
export const currentUserPath = '/api/Account/GetCurrentUserInfo'
