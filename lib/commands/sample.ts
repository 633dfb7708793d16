/** `npm run cms:sample`: serves the sample content as a CMS would, for trying things out. */
import { sampleToken } from '../read/sample-cms/sampleToken';
import { siteCommand } from './siteCommand';
import { startSample } from '../read/withCms';
import { untilEnded } from './untilEnded';

const port = 1337;

await siteCommand(async () => {
  const sample = await startSample(port);
  console.error(`Sample CMS on ${sample.url}, read token «${sampleToken}». Stop with Ctrl-C.`);
  await untilEnded();
  await sample.close();
  return 0;
});
