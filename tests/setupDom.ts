/** For tests with a document: more matchers, and an empty page after each test. */
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// The document of the tests has no layout, so nothing can be scrolled into sight.
Element.prototype.scrollIntoView = () => undefined;
