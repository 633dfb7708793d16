/** At how many random moments each program is killed; `KILLS=50 npm run test:kills` tries more. */
export const kills = Number(process.env['KILLS'] ?? 10);
