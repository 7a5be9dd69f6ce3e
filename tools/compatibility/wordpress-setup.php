<?php
/**
 * Installs WordPress from the folder it is run in, and publishes the posts of the check `wordpress`:
 *   php wordpress-setup.php <address>
 * Writes a list of the posts that the blog shows, newest first, as JSON.
 */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url($argv[1], PHP_URL_HOST) . ':' . parse_url($argv[1], PHP_URL_PORT);
$_SERVER['REQUEST_URI'] = '/';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/image.php';

wp_install('Blogue', 'admin', 'admin@example.com', true, '', wp_generate_password());
update_option('timezone_string', 'Europe/Lisbon');
// As an administrator, who may write any HTML.
wp_set_current_user(1);
kses_remove_filters();
foreach (get_posts(['post_type' => ['post', 'page'], 'numberposts' => -1]) as $sample) {
    wp_delete_post($sample->ID, true);
}

/** Saves a picture of a size in a format, and returns the id of the attachment with all sizes that WordPress makes. */
function add_picture(int $width, int $height, string $format): int
{
    $image = imagecreatetruecolor($width, $height);
    imagefilledrectangle($image, 0, 0, $width, $height, imagecolorallocate($image, 20, 90, 160));
    imagefilledellipse($image, $width / 2, $height / 2, $width / 2, $height / 2, imagecolorallocate($image, 250, 200, 40));
    $upload = wp_upload_bits("mesa-$width.$format", null, 'x');
    $write = ['jpg' => 'imagejpeg', 'png' => 'imagepng', 'webp' => 'imagewebp'][$format];
    $write($image, $upload['file']);
    $type = wp_check_filetype($upload['file'])['type'];
    $id = wp_insert_attachment(['post_mime_type' => $type, 'post_title' => 'Mesa'], $upload['file']);
    wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $upload['file']));
    update_post_meta($id, '_wp_attachment_image_alt', "Mesa de $width");
    return $id;
}

/** Publishes a post; `picture`: width, height and format. */
function add_post(array $post, ?array $picture = null): int
{
    $id = wp_insert_post(wp_slash($post) + ['post_status' => 'publish', 'post_author' => 1], true);
    if (is_wp_error($id)) {
        throw new Exception($id->get_error_message());
    }
    if ($picture !== null) {
        set_post_thumbnail($id, add_picture(...$picture));
    }
    return $id;
}

$text = '<!-- wp:paragraph --><p>%s</p><!-- /wp:paragraph --><script>alert(1)</script>'
    . '<figure><img src="/wp-content/x.png" onerror="alert(1)"></figure><iframe src="https://example.com"></iframe>';
$long = str_repeat('Uma frase com acentuação. ', 60);

$shown = [
    'large picture' => [
        'id' => add_post(
            ['post_title' => 'Salário & benefícios – o que “conta” 🙂', 'post_content' => sprintf($text, $long), 'post_date' => '2026-07-14 09:30:00'],
            [3000, 2000, 'jpg']
        ),
        'title' => 'Salário & benefícios – o que “conta” 🙂', 'date' => '2026-07-14T08:30:00.000Z', 'width' => 768,
    ],
    'no title' => [
        'id' => add_post(
            ['post_title' => '', 'post_content' => sprintf($text, 'Um artigo sem título, com texto.'), 'post_date' => '2026-06-02 10:00:00'],
            [1200, 1200, 'png']
        ),
        'title' => 'Um artigo sem título, com texto.', 'date' => '2026-06-02T09:00:00.000Z', 'width' => 768,
    ],
    'portrait picture' => [
        'id' => add_post(
            ['post_title' => 'Retrato', 'post_content' => sprintf($text, 'Texto.'), 'post_date' => '2026-02-02 10:00:00'],
            [500, 900, 'webp']
        ),
        'title' => 'Retrato', 'date' => '2026-02-02T10:00:00.000Z', 'width' => 500,
    ],
    'no picture' => [
        'id' => add_post(['post_title' => 'Sem <em>imagem</em> 1 < 2', 'post_content' => 'Só texto.', 'post_date' => '2026-01-01 00:00:00']),
        'title' => 'Sem imagem 1 < 2', 'date' => '2026-01-01T00:00:00.000Z', 'width' => null,
    ],
    'picture that was deleted' => [
        'id' => $deleted = add_post(
            ['post_title' => 'Imagem apagada', 'post_content' => 'Texto.', 'post_date' => '2025-12-01 00:00:00'],
            [800, 600, 'jpg']
        ),
        'title' => 'Imagem apagada', 'date' => '2025-12-01T00:00:00.000Z', 'width' => null,
    ],
];
unlink(get_attached_file(get_post_thumbnail_id($deleted)));
foreach (glob(wp_upload_dir()['path'] . '/mesa-800-*') as $file) {
    unlink($file);
}

// Not shown.
add_post(['post_title' => 'Rascunho', 'post_content' => 'x', 'post_status' => 'draft']);
add_post(['post_title' => 'Privado', 'post_content' => 'x', 'post_status' => 'private']);
add_post(['post_title' => 'Do futuro', 'post_content' => 'x', 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00']);

echo json_encode(['version' => get_bloginfo('version'), 'posts' => $shown]);
