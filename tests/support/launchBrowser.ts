import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { systemBrowser } from '@/lib/commands/ensureBrowser.mjs';

/** The browser of this machine, or that of Playwright; close it in the end. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = systemBrowser();
  const own = executablePath === undefined ? {} : { executablePath };
  return chromium.launch({ ...own, args: ['--no-sandbox', '--disable-gpu'] });
}
