/** Preloaded into every service that tools start: a service never outlives the run that started it, however that run ended. */
const graceMs = 8000;

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), graceMs).unref();
});
process.channel?.unref();
